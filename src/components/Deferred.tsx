import { CacheProvider, css, type EmotionCache, keyframes } from '@emotion/react'
import { createContext, type ReactNode, Suspense, use, useRef } from 'react'
import { duration, ease } from '../theme/tokens.ts'
import { useFadeIn } from './use-fade-in.ts'

const layOut = keyframes`
  to {
    content-visibility: visible;
  }
`

const block = css`
  /* The same box whether it may be skipped or not. */
  display: flow-root;
  @media screen {
    /*
     * Where a browser holds on to what is read while heights above it change. WebKit does not, and while such a
     * block comes and goes from the screen it has no height there: the next one lies over it (2.50).
     */
    @supports (overflow-anchor: auto) {
      /* Not where the visitor came for a place on the page, or back to one: all above it has its height then. */
      [data-from-top] &[data-skipped] {
        content-visibility: auto;
        contain-intrinsic-size: auto 800px;
        animation: ${layOut} 0s 2s forwards;
        /*
         * One after the other, so that no frame has to lay out all of them, and soon: who measures what is
         * skipped, as checkers of contrast do, finds it over the next block.
         */
        animation-delay: calc(1s + 0.1s * sibling-index());
      }
    }
  }
`

/** For a list in a deferred block, which fades in as root-css.ts says: its items follow one another, three to a row. */
export const oneByOne = css`
  @media screen {
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

/** Whether this part of a page comes later than its first screen. */
export const IsDeferred = createContext(false)

/** While a build renders: the cache that collects the styles of what is deferred. */
export const DeferredStyles = createContext<EmotionCache | undefined>(undefined)

/**
 * What is below the first screen: React hydrates it in a slice of its own, and its styles stand in a
 * sheet that is asked for after the first paint.
 */
export function Deferred({ children }: { children: ReactNode }) {
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
  /** Share of the block that must be seen before it fades in. */
  threshold?: number
  /** Whether it may begin on a first screen, which needs its styles at once. */
  isNear?: boolean
}

/**
 * A deferred section that fades in when it is first seen. The browser skips the layout of one that came
 * with the document until it is near the screen, or for a second and some: all of the page at once would hold
 * up a slow phone while it starts the program.
 */
export function DeferredSection({ children, threshold = 0.1, isNear = false }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useFadeIn(box, threshold)
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
