import { css, keyframes } from '@emotion/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { button } from '../components/button-styles.ts'
import { Deferred } from '../components/Deferred.tsx'
import { container, square } from '../components/layout.ts'
import { PageLink } from '../components/links.tsx'
import { useModule } from '../lib/use-module.ts'
import { site } from '../site.ts'
import { color, duration, ease, emberLine, media, radius, type } from '../theme/tokens.ts'
import { NavigationLink, type PagePath } from './NavigationLink.tsx'

const menu = css`
  ${media.fromNav} {
    display: none;
  }
  summary {
    ${square};
    list-style: none;
    border-radius: ${radius.control};
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
  /* Skipped content, as a closed menu has it, would unroll only the first time. */
  &:not([open])::details-content {
    display: none;
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
/* The sheet unrolls from below the header. */
const unroll = keyframes`
  from {
    clip-path: inset(0 0 100%);
  }
  to {
    clip-path: inset(0);
  }
`

/* The ::after reserves the space of its fire until that has loaded. */
const sheet = css`
  position: absolute;
  inset: 100% 0 auto;
  display: flex;
  flex-direction: column;
  height: calc(100dvh - 100%);
  overflow: auto;
  overscroll-behavior: contain;
  background: ${color.paper};
  border-top: 1px solid ${color.line};
  ${media.motion} {
    animation: ${unroll} ${duration.open} ${ease.standard};
  }
  ul {
    ${container};
    display: flex;
    flex-direction: column;
    flex: 1 0 auto;
    padding-block: 8px 16px;
    list-style: none;
  }
  ${media.low} {
    ul {
      flex-flow: wrap;
      column-gap: 24px;
    }
    li {
      flex: 1 0 280px;
    }
  }
  li a {
    display: flex;
    align-items: center;
    min-height: 56px;
    border-bottom: 1px solid ${color.line};
    ${type.h3};
    font-size: 1.75rem;
    text-decoration: none;
  }
  /* Shows that it goes on below the last entry that fits. */
  @media (max-height: 35em) {
    li a {
      min-height: 48px;
    }
  }
  li a:active {
    background: ${color.sunken};
  }
  li a[aria-current] {
    color: ${color.emberText};
    ${emberLine};
  }
  li:last-child {
    margin-top: auto;
    padding-top: 16px;
  }
  li:last-child a {
    ${button.ember};
    width: 100%;
  }
  > svg,
  &:not(:has(> svg))::after {
    content: '';
    flex: 0 1 max(84px, 15vw);
    min-height: 36px;
    /* Only the tips would be on the screen. */
    ${media.low} {
      display: none;
    }
  }
`

const loadOpenMenu = () => import('./OpenMenu.tsx').then((module) => module.OpenMenu)

/** Navigation on small screens: a native `<details>`, so that it opens without JavaScript. */
export function MobileMenu({ path }: PagePath) {
  const details = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const { part: OpenMenu } = useModule(loadOpenMenu, isOpen)
  const look = () => setOpen(details.current?.open ?? false)

  // It may have been opened before hydration.
  useEffect(look, [])
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.current?.open) return
      details.current.open = false
      details.current.querySelector('summary')?.focus()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  // A cleanup, so that hydration does not close a menu opened before it. A layout effect, so that
  // the menu is closed before the new page fades in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu
  useLayoutEffect(
    () => () => {
      if (details.current) details.current.open = false
    },
    [key],
  )

  return (
    <details css={menu} ref={details} onToggle={look}>
      <summary>
        <span className="bars" />
        <span className="vh">Menú</span>
      </summary>
      <Deferred>
        <nav css={sheet} aria-label="Menú">
          <ul>
            {site.navigation.map(({ label, to }) => (
              <li key={to}>
                <NavigationLink to={to} path={path}>
                  {label}
                </NavigationLink>
              </li>
            ))}
            <li>
              <PageLink to={site.start.menu.to}>{site.start.menu.label}</PageLink>
            </li>
          </ul>
          {isOpen && OpenMenu && <OpenMenu details={details} />}
        </nav>
      </Deferred>
    </details>
  )
}
