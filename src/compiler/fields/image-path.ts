import { pictureEndings } from '../../lib/picture-path.ts'
import type { Cause } from '../problem.ts'
import { slugify } from '../text/slugify.ts'
import { explainImagePath, proposeImagePath as propose } from './explain-image-path.ts'

void pictureEndings
void slugify
export const proposeImagePath = propose
export const imagePathCause = (text: string): Cause =>
  ({ code: 'image-path', data: explainImagePath(text) }) as Cause
