import { type ReactNode, useState } from 'react'

/** How long the site may take to respond, in milliseconds. */
const timeout = 15_000

/** @throws when the site does not respond, or with a server error */
async function askSite(): Promise<void> {
  const signal = AbortSignal.timeout?.(timeout)
  const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal })
  if (status >= 500) throw new Error(`The site answers ${status}`)
}

const words = {
  idle: '',
  asking: ' Cargando...',
  silent: ' El sitio todavía no responde. Inténtalo otra vez en un momento.',
}

type Props = { children: ReactNode; className?: string }

/**
 * Reloads the page once the site responds. Trying again takes a full load, because browsers
 * remember a module that failed; without a connection a reload would lose the page.
 */
export function ReloadButton({ children, className }: Props) {
  const [phase, setPhase] = useState<keyof typeof words>('idle')
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
      <button type="button" className={className} onClick={retry}>
        {children}
      </button>
      {/* One text, because React cannot remove one of several that the browser has translated. */}
      <span role="status">{words[phase]}</span>
    </>
  )
}
