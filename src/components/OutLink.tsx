import type { ComponentProps } from 'react'

/** A link out of the site, in a tab of its own; a mail program or a telephone needs none. */
export function OutLink(props: ComponentProps<'a'>) {
  const isPage = !/^(mailto|tel):/.test(props.href ?? '')
  return <a {...props} {...(isPage && { target: '_blank', rel: 'noopener' })} />
}
