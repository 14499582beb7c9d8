import { Link, type LinkProps } from 'react-router-dom'

/** A link to a page of this site, which fades over to it. */
export function PageLink(props: LinkProps) {
  return <Link viewTransition {...props} />
}
