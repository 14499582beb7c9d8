import type { BuildOptions } from '../build-content.ts'
import { type FixOptions, fixContent } from './fix-content.ts'
import { formatFix } from './format-fix.ts'

/** Repairs what is safe, and tells what was done; loaded only by those who ask for it. */
export const fixAndTell = async (build: BuildOptions, options: FixOptions): Promise<string> =>
  formatFix(await fixContent(build, options), options)
