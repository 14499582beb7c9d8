import type { ComponentProps } from 'react'

/** An external link, opened in a new tab; `mailto:` and `tel:` links need none. */
export function OutLink(props: ComponentProps<'a'>) {
  const isPage = !/^(mailto|tel):/.test(props.href ?? '')
  return <a {...props} {...(isPage && { target: '_blank', rel: 'noopener' })} />
}
