import type { ComponentProps } from 'react'
import { withBase } from '../lib/site-path.ts'

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** Path of the page, without the base. */
  to: string
  /** What the page is told on the way: the state of the navigation. */
  state?: Readonly<Record<string, string>>
}

/**
 * A link to a page of this site: plain HTML. `usePlainLinks` follows it without a full load, as it
 * does with the links in texts; React Router's own `Link` would be 2 kB more in every page.
 */
export function PageLink({ to, state, ...more }: Props) {
  return (
    <a
      {...more}
      href={withBase(import.meta.env.BASE_URL, to)}
      data-navigation={state && JSON.stringify(state)}
      // A click before the page is alive waits for it: a full load would lose the state.
      data-live={state && true}
    />
  )
}
