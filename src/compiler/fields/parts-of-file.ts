import type { z } from 'zod'
import { collections } from '../../content/collections.ts'
import { siteFile, siteSchema } from '../../content/schemas/site.ts'
import { type ParsedYaml, parseYaml } from '../frontmatter/parse-yaml.ts'
import { splitFrontmatter } from '../frontmatter/split-frontmatter.ts'
import { entryFileAt } from '../read/list-files.ts'
import { cleanText } from '../read/read-source.ts'
import { fileStart } from '../text/range.ts'

/** The schema of a file's fields; `undefined` where it is neither an entry nor the settings. */
export function schemaOf(file: string): z.ZodType | undefined {
  if (file === siteFile) return siteSchema
  const collection = entryFileAt('', file)?.collection
  return collection && collections[collection].schema
}

/** The fields and the body of a file as its writer's program saved it. */
export function partsOf(file: string, text: string): ParsedYaml & { body?: string } {
  const clean = cleanText(text)
  return file === siteFile ? parseYaml(clean, fileStart) : splitFrontmatter(clean)
}
