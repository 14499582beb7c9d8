import { css } from '@emotion/react'
import { type ComponentType, createElement, Suspense, use, useState } from 'react'
import { useHydrated } from '../lib/use-hydrated.ts'

/** Values that can stand in JSON: a part that gets nothing else has nobody to call back. */
export type Plain<Value> = Value extends (...args: never[]) => unknown
  ? never
  : { [Key in keyof Value]: Plain<Value[Key]> }

type PropsOf<Part> = Part extends ComponentType<infer Props> ? Props : never

const box = css`
  display: contents;
`

/** Fetch the code of each static part that a page on the way may hold. */
const parts = new Set<() => Promise<unknown>>()

/**
 * Fetches the code of all static parts known so far, and of those within them, so that a page has its
 * full height, to which scrolling is restored, from its first frame on.
 */
export async function loadStaticParts(): Promise<void> {
  const known = parts.size
  await Promise.all([...parts].map((part) => part()))
  if (parts.size > known) await loadStaticParts()
}

/**
 * True on the server, and while its HTML is taken over. Not in the preview, where the part comes
 * alive: its change would drop the server's words until the code of the part has come.
 */
const useHydrating = import.meta.env.DEV ? () => false : () => !useHydrated()

/**
 * Makes a part of a page that answers nobody. On a direct visit the server's HTML stays as it is, and
 * neither its code nor its hydration costs anything; after a client navigation it is fetched and
 * rendered as usual. All other parts are alive. In the preview this one is too: its words change.
 *
 * @param load imports the component's file; a failure is forgotten, so that the next attempt asks anew
 * @param name of the component
 */
export function staticPart<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): ComponentType<Plain<PropsOf<Module[Name]>>> {
  let loaded: Promise<Module> | undefined
  const loadOnce = () => {
    loaded ??= load().catch((error) => {
      loaded = undefined
      throw error
    })
    return loaded
  }
  parts.add(loadOnce)
  // Plain props are props: their type only keeps functions out.
  const Loaded = (props: object) =>
    createElement(use(loadOnce())[name] as ComponentType<object>, props)
  return function StaticPart(props) {
    const isHydrating = useHydrating()
    const [isKept] = useState(isHydrating && !import.meta.env.SSR)
    // Nothing is set: React leaves the HTML alone that the server rendered here.
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
