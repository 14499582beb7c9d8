import { Link, type LinkProps } from 'react-router-dom'

/** A link to a page of this site, which fades over to it. All routes are known: none is discovered. */
export function PageLink(props: LinkProps) {
  return <Link viewTransition discover="none" {...props} />
}
