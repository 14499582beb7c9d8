import { css } from '@emotion/react'
import { type ComponentType, createElement, Suspense, use, useState } from 'react'
import { useHydrated } from '../lib/use-hydrated.ts'

/** JSON-like values: a part whose props are all plain has no callbacks. */
type Plain<Value> = Value extends (...args: never[]) => unknown
  ? never
  : { [Key in keyof Value]: Plain<Value[Key]> }

type PropsOf<Part> = Part extends ComponentType<infer Props> ? Props : never

const box = css`
  display: contents;
`

/** Functions that fetch the code of the static parts registered so far. */
const parts = new Set<() => Promise<unknown>>()

/**
 * Fetches the code of all registered static parts, including nested ones, so that a page has its
 * full height from its first frame, as scroll restoration needs.
 */
export async function loadStaticParts(): Promise<void> {
  const known = parts.size
  await Promise.all([...parts].map((part) => part()))
  if (parts.size > known) await loadStaticParts()
}

/**
 * True on the server and during hydration. Never in the preview, where the part is interactive:
 * switching would remove the server's text until the code of the part has loaded.
 */
const useHydrating = import.meta.env.DEV ? () => false : () => !useHydrated()

/**
 * Creates a part of a page that is not interactive. On a direct visit the server's HTML is kept as
 * it is, without loading the part's code or hydrating it; after a client navigation the part is
 * loaded and rendered as usual. In the preview it is hydrated, because its text may change.
 *
 * @param load imports the component's file; after a failure the next attempt imports it again
 * @param name of the component
 */
export function staticPart<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): ComponentType<Plain<PropsOf<Module[Name]>>> {
  let loaded: Promise<Module> | Module | undefined
  const loadOnce = () => {
    loaded ??= load().then(
      (module) => {
        loaded = module
        return module
      },
      (error) => {
        loaded = undefined
        throw error
      },
    )
    return loaded
  }
  parts.add(async () => loadOnce())
  // The type of the props only serves to exclude functions.
  const Loaded = (props: object) => {
    const loading = loadOnce()
    const module = loading instanceof Promise ? use(loading) : loading
    return createElement(module[name] as ComponentType<object>, props)
  }
  return function StaticPart(props) {
    const isHydrating = useHydrating()
    const [isKept] = useState(isHydrating && !import.meta.env.SSR)
    // With an empty `__html` and warnings suppressed, React keeps the server's HTML during
    // hydration.
    const kept = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }
    if (isKept) return <div css={box} data-static="" {...kept} />
    return (
      <div css={box} data-static="">
        <Suspense>
          <Loaded {...props} />
        </Suspense>
      </div>
    )
  }
}
