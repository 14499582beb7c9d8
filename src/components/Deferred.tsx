import { CacheProvider, css, type EmotionCache, keyframes } from '@emotion/react'
import { createContext, type ReactNode, Suspense, use, useRef } from 'react'
import { duration, ease } from '../theme/tokens.ts'
import { useFadeIn } from './use-fade-in.ts'

const layOut = keyframes`
  to {
    content-visibility: visible;
  }
`

/* - A flow-root has the same box whether its layout is skipped or not.
   - Skipping needs scroll anchoring, which WebKit lacks. There, too, a skipped block has no height
     while it enters and leaves the screen, so that the next one overlaps it (2.50).
   - Nothing is skipped when the page opens at an anchor or a restored position, which need all
     heights above. An anchor that is followed before the program has started keeps its place by
     scroll anchoring.
   - The blocks are laid out one after the other, so that no single frame lays out all of them, and
     soon, because tools that measure skipped content, such as contrast checkers, find it over the
     next block. Firefox cannot count siblings: it would lay out all at once and lose the place of
     an anchor that is followed early (153). */
const block = css`
  display: flow-root;
  @media screen {
    @supports (overflow-anchor: auto) and (order: sibling-index()) {
      [data-from-top] &[data-skipped] {
        content-visibility: auto;
        contain-intrinsic-size: auto 800px;
        animation: ${layOut} 0s calc(1s + 0.1s * sibling-index()) forwards;
      }
    }
  }
`

/** Makes the items of a list in a deferred block fade in one after another, three to a row. */
export const oneByOne = css`
  @media screen and (scripting) {
    [data-fade='waiting'] & > li {
      opacity: 0;
    }
  }
  [data-fade='shown'] & > li {
    transition: opacity ${duration.reveal} ${ease.standard};
  }
  [data-fade='shown'] & > li:nth-of-type(3n + 2) {
    transition-delay: 150ms;
  }
  [data-fade='shown'] & > li:nth-of-type(3n) {
    transition-delay: 300ms;
  }
`

/** Whether this part of a page is below its first screen. */
export const IsDeferred = createContext(false)

/** During a build, the cache that collects the styles of deferred parts. */
export const DeferredStyles = createContext<EmotionCache | undefined>(undefined)

/**
 * Content below the first screen: React hydrates it separately, and its styles are in a sheet that
 * loads after the first paint, unless the page is so small that it has all of them at once.
 */
export function Deferred({ children }: Pick<Props, 'children'>) {
  const styles = use(DeferredStyles)
  const content = (
    <IsDeferred value={true}>
      <Suspense>{children}</Suspense>
    </IsDeferred>
  )
  return styles ? <CacheProvider value={styles}>{content}</CacheProvider> : content
}

type Props = {
  children: ReactNode
  /** Share of the block that must be visible before it fades in. */
  threshold?: number
  /** Whether it may start on the first screen, and so needs its styles at once. */
  isNear?: boolean
  /** The list that it is about: without items it is left out. */
  items?: readonly unknown[]
}

/**
 * A deferred section that fades in when it is first seen. If it came with the document, the browser
 * skips its layout until it is near the screen or the page is a little over a second old: laying
 * out the whole page at once would block a slow phone while the program starts.
 */
export function DeferredSection({ children, threshold = 0.1, isNear = false, items }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useFadeIn(box, threshold)
  if (items?.length === 0) return null
  return (
    <div
      css={block}
      ref={box}
      data-skipped={import.meta.env.SSR && !isNear ? '' : undefined}
      suppressHydrationWarning
    >
      {isNear ? <Suspense>{children}</Suspense> : <Deferred>{children}</Deferred>}
    </div>
  )
}
