import { css } from '@emotion/react'
import { HomeLink } from '../components/Brand.tsx'
import { button, compact } from '../components/button-styles.ts'
import { container, touchable, wrapping } from '../components/layout.ts'
import { PageLink } from '../components/links.tsx'
import { staticPart } from '../components/static-part.tsx'
import { SearchLink } from '../features/search/SearchLink.tsx'
import { site } from '../site.ts'
import { color, duration, ease, headerHeight, layer, media } from '../theme/tokens.ts'
import { MobileMenu } from './MobileMenu.tsx'
import { NavigationLink, type PagePath } from './NavigationLink.tsx'

/* Its top edge is clipped by a fraction of a pixel. When a phone is turned, Chrome keeps in place
   whatever is at the top of the screen: now the text below the header, not the header. */
const header = css`
  position: sticky;
  top: 0;
  clip-path: inset(0.02px 0 -100vh);
  z-index: ${layer.header};
  background: ${color.paper};
  border-bottom: 1px solid ${color.line};
`
/* Links that do not fit wrap onto a second line within the navigation; where not even the menu fits,
   it stays at its edge. */
const bar = css`
  ${container};
  ${wrapping};
  justify-content: flex-end;
  gap: 0 8px;
  min-height: ${headerHeight.wide}px;
  ${media.mobile} {
    min-height: ${headerHeight.mobile}px;
    column-gap: min(4px, 10vw - 28px);
  }
  ${media.fromNav} {
    flex-wrap: nowrap;
    > div > :not(nav),
    button {
      flex: none;
    }
  }
`
/*
 * A browser may paint a partly parsed header: hidden until its last element is parsed, the right
 * side does not shift. The `:has()` rule matches a single element because a change inside restyles
 * everything that such a rule can match.
 */
const right = css`
  display: contents;
  &:not(:has(> details > nav)) {
    visibility: hidden;
  }
`
/* Shrinks to its longest word where space is short. */
const home = css`
  flex: 1 0 0;
  min-width: min-content;
  max-width: max-content;
  margin-right: auto;
  text-decoration: none;
  min-height: 44px;
  display: inline-flex;
`
/* The margin makes the gap to the search icon 20 px, like those between labels and icons. */
const links = css`
  display: none;
  ${media.fromNav} {
    display: flex;
    flex-wrap: wrap;
    gap: 0 4px;
    margin-right: -7px;
  }
  a {
    position: relative;
    ${touchable};
    padding-inline: 8px;
    font-weight: 500;
    font-size: 0.9375rem;
    white-space: nowrap;
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: auto 8px 6px;
    height: 3px;
    background: ${color.ember};
    border-radius: 50%/100% 100% 0 0;
    transform: scaleX(0);
    transition: transform ${duration.hover} ${ease.standard};
  }
  a:hover::after,
  a[aria-current]::after {
    transform: none;
  }
  @media (forced-colors: active) {
    a::after {
      background: LinkText;
    }
  }
`
const start = css`
  ${button.principal};
  ${compact};
  margin-left: 12px;
  ${media.belowNav} {
    display: none;
  }
`
// Static because the boot script handles its clicks.
const ThemeToggle = staticPart(() => import('./ThemeToggle.tsx'), 'ThemeToggle')

export function Header({ path }: PagePath) {
  return (
    <header css={header} data-screen>
      <div css={bar}>
        <HomeLink css={home} />
        <div css={right}>
          <nav css={links} aria-label="Principal">
            {site.navigation.flatMap(({ label, to }) => [
              <NavigationLink key={to} to={to} path={path}>
                {label}
              </NavigationLink>,
              ' ',
            ])}
          </nav>
          <SearchLink />
          <ThemeToggle />
          <PageLink css={start} to={site.start.header.to}>
            {site.start.header.label}
          </PageLink>{' '}
          <MobileMenu path={path} />
        </div>
      </div>
    </header>
  )
}
