import { css } from '@emotion/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { Brand } from '../components/Brand.tsx'
import { button, compact } from '../components/button-styles.ts'
import { Deferred } from '../components/Deferred.tsx'
import { container } from '../components/layout.ts'
import { PageLink } from '../components/PageLink.tsx'
import { ThemeToggle } from '../features/color-scheme/ThemeToggle.tsx'
import { SearchSign } from '../features/search/SearchSign.tsx'
import { site } from '../site.ts'
import { color, duration, ease, font, layer, media } from '../theme/tokens.ts'

const header = css`
  position: sticky;
  top: 0;
  z-index: ${layer.header};
  background: ${color.paper};
  border-bottom: 1px solid ${color.line};
`
/* A browser may paint what it has read so far: what stands at the right shows once all is there. */
const bar = css`
  ${container};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
  min-height: 72px;
  ${media.mobile} {
    min-height: 64px;
    column-gap: 4px;
  }
  &:not(:has(> details > nav)) > a ~ * {
    visibility: hidden;
  }
`
const home = css`
  margin-right: auto;
  color: inherit;
  text-decoration: none;
  min-height: 44px;
  display: inline-flex;
`
const links = css`
  display: none;
  ${media.nav} {
    display: flex;
    flex-wrap: wrap;
    gap: 0 4px;
    margin-right: 4px;
  }
  a {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-height: 44px;
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
  ${media.belowNav} {
    display: none;
  }
`
const menu = css`
  ${media.nav} {
    display: none;
  }
  summary {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    cursor: pointer;
    list-style: none;
    border-radius: 4px;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  .bars,
  .bars::before,
  .bars::after {
    display: block;
    width: 24px;
    height: 2.5px;
    border-radius: 2px;
    background: currentColor;
    transition: transform ${duration.open} ${ease.standard};
  }
  .bars::before,
  .bars::after {
    content: '';
    transform: translateY(-8px);
  }
  .bars::after {
    transform: translateY(5.5px);
  }
  @media (forced-colors: active) {
    .bars,
    .bars::before,
    .bars::after {
      background: CanvasText;
    }
  }
  &[open] .bars {
    background: none;
  }
  &[open] .bars::before {
    transform: rotate(45deg);
  }
  &[open] .bars::after {
    transform: translateY(-2.5px) rotate(-45deg);
  }
`

const menuList = css`
  position: absolute;
  inset: 100% 0 auto;
  height: calc(100dvh - 72px);
  overflow: auto;
  overscroll-behavior: contain;
  background: ${color.paper};
  border-top: 1px solid ${color.line};
  ${media.mobile} {
    height: calc(100dvh - 64px);
  }
  ul {
    ${container};
    padding-block: 20px;
    margin: 0;
    list-style: none;
  }
  li a {
    display: flex;
    align-items: center;
    min-height: 60px;
    border-bottom: 1px solid ${color.line};
    font: 800 1.75rem/1.1 ${font.display};
    letter-spacing: -0.02em;
    word-spacing: 0.07em;
    text-decoration: none;
  }
  li a[aria-current] {
    color: ${color.emberText};
    @media (forced-colors: active) {
      text-decoration: underline;
    }
  }
  li:last-child a {
    ${button.ember};
    width: 100%;
    margin-top: 24px;
    border-bottom: 2px solid transparent;
  }
`

type ShellLinkProps = {
  to: string
  children: ReactNode
  /** Says that it leads to the page on screen, or to the section that the page is in. */
  marksCurrent?: boolean
  label?: string
  className?: string
}

function ShellLink({ to, children, marksCurrent = false, label, className }: ShellLinkProps) {
  const { pathname } = useLocation()
  const isCurrent = to === '/' ? pathname === '/' : `${pathname}/`.startsWith(`${to}/`)
  return (
    <PageLink
      to={to}
      className={className}
      aria-label={label}
      aria-current={marksCurrent && isCurrent ? 'page' : undefined}
    >
      {children}
    </PageLink>
  )
}

/** Navigation of wide screens. */
function MainLinks() {
  return (
    <nav css={links} aria-label="Principal">
      {site.navigation.map(({ label, to }) => (
        <ShellLink key={to} to={to} marksCurrent>
          {label}
        </ShellLink>
      ))}
    </nav>
  )
}

/** Navigation of small screens: native details, so that it opens without script. */
function MobileMenu() {
  const details = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  const close = () => {
    if (details.current) details.current.open = false
  }

  // As a clean-up, so that hydration does not close a menu that was opened before it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu
  useEffect(() => close, [key])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return
      close()
      details.current.querySelector('summary')?.focus()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })

  return (
    <details css={menu} ref={details}>
      <summary>
        <span className="bars" />
        <span className="vh">Menú</span>
      </summary>
      <Deferred>
        <nav css={menuList} aria-label="Menú">
          <ul>
            {site.navigation.map(({ label, to }) => (
              <li key={to}>
                <ShellLink to={to} marksCurrent>
                  {label}
                </ShellLink>
              </li>
            ))}
            <li>
              <ShellLink to={site.start.menu.to}>{site.start.menu.label}</ShellLink>
            </li>
          </ul>
        </nav>
      </Deferred>
    </details>
  )
}

/** The bar on top of every page. */
export function Header() {
  return (
    <header css={header} data-screen>
      <div css={bar}>
        <ShellLink css={home} to="/" label={`${site.name}, inicio`}>
          <Brand name={site.name} />
        </ShellLink>
        <MainLinks />
        <SearchSign />
        <ThemeToggle />
        <ShellLink css={start} to={site.start.header.to}>
          {site.start.header.label}
        </ShellLink>
        <MobileMenu />
      </div>
    </header>
  )
}
