import { useEffect, useState } from 'react'

/** So long a site may take to answer. In milliseconds. */
const timeout = 15_000

/**
 * Whether a site answers; `undefined` until that is known. A frame cannot be asked: it fires its load
 * event for the browser's page of errors as well.
 */
export function useSiteAnswers(address: string): boolean | undefined {
  const [answer, setAnswer] = useState<{ address: string; isThere: boolean }>()
  useEffect(() => {
    let isCurrent = true
    siteAnswers(address).then((isThere) => {
      if (isCurrent) setAnswer({ address, isThere })
    })
    return () => {
      isCurrent = false
    }
  }, [address])
  return answer?.address === address ? answer.isThere : undefined
}

/** Of another origin nothing can be read but that it has answered. */
export async function siteAnswers(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeout)
    const { ok, type } = await fetch(address, { mode: 'no-cors', signal })
    return ok || type === 'opaque'
  } catch {
    return false
  }
}
