import type { Interpolation, Theme } from '@emotion/react'
import { type ReactNode, useState } from 'react'

/** How long a site may take to answer at all, in milliseconds. */
const timeout = 15_000

/** @throws when the site does not answer, or only that it is broken */
async function askSite(): Promise<void> {
  const signal = AbortSignal.timeout(timeout)
  const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal })
  if (status >= 500) throw new Error(`The site answers ${status}`)
}

type Props = { children: ReactNode; look?: Interpolation<Theme> }

/**
 * Loads the page anew once the site answers: browsers remember a module that failed, so trying again
 * is a full load, and without a connection that would take the page away.
 */
export function ReloadButton({ children, look }: Props) {
  const [phase, setPhase] = useState<'idle' | 'asking' | 'silent'>('idle')
  const retry = async () => {
    setPhase('asking')
    try {
      await askSite()
      location.reload()
    } catch {
      setPhase('silent')
    }
  }
  return (
    <>
      <button type="button" css={look} onClick={retry}>
        {children}
      </button>
      <span role="status">
        {phase === 'asking' && ' Cargando...'}
        {phase === 'silent' && ' El sitio todavía no responde. Inténtalo otra vez en un momento.'}
      </span>
    </>
  )
}
