import { Link, type LinkProps } from 'react-router-dom'

/** A link to a page of this site. All routes are known, so React Router need not discover any. */
export function PageLink(props: LinkProps) {
  return <Link discover="none" {...props} />
}
