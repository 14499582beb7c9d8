import { useEffect, useState } from 'react'

/** How long a site may take to respond, in milliseconds. */
const timeout = 15_000

/**
 * Whether a site responds; `undefined` until that is known. The frame itself cannot tell, because
 * its load event also fires for the browser's error page.
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

/** Whether an address responds; of another origin nothing else can be learnt. */
export async function siteAnswers(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeout)
    const { ok, type } = await fetch(address, { mode: 'no-cors', signal })
    return ok || type === 'opaque'
  } catch {
    return false
  }
}
