import { type BodyContext, priceOf, sizeOf } from '../../mdx/body-context.ts'
import type { BodyMetadata } from './body.ts'

/** What a body shows of its context, in the order of its text; `null` where that is not known. */
export type ShownValues = (string | null)[]

/** The values that shape the HTML of a body as its text does: when one changes, so does the HTML. */
export function shownValues(
  { references, images }: Pick<BodyMetadata, 'references' | 'images'>,
  context: BodyContext,
): ShownValues {
  return [
    context.basePath,
    context.address ?? '',
    ...references.map(({ slug, plan }) => priceOf(context, slug, plan) ?? null),
    ...images.map(({ src }) => {
      const size = sizeOf(context, src)
      return size ? `${size.width}×${size.height}` : null
    }),
  ]
}
