import type { ComponentProps } from 'react'
import { withBase } from '../lib/site-path.ts'

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** Path within the site, without the base. */
  to: string
}

/**
 * A link to a page of this site: a plain element, which costs nothing to render or to hydrate. One
 * listener for all of them makes the navigation (src/app/use-plain-links.ts); `data-*` attributes
 * become its state.
 */
export function PageLink({ to, ...rest }: Props) {
  return <a href={withBase(import.meta.env.BASE_URL, to)} {...rest} />
}
