import { __unsafe_useEmotionCache as useStyleCache } from '@emotion/react'
import {
  type ComponentType,
  createElement,
  type FormEvent,
  type FocusEvent as ReactFocusEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Pending } from '../../components/Pending.tsx'
import { type Plain, staticPart } from '../../components/static-part.tsx'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { adoptForm } from './adopt-form.ts'
import { saveDraft } from './draft.ts'
import { FormFailure } from './FormFailure.tsx'

/**
 * Makes a form whose code is fetched when somebody touches it. On a direct visit the server's HTML
 * stays as it is: a native form, which keeps what is typed. The first touch fetches the form and
 * has React take over the same elements, so that neither focus nor caret moves; a submission waits
 * for it. After a client navigation the form is rendered as usual.
 *
 * @param load imports the form
 */
export function formPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Plain<Props>> {
  const Part = staticPart<Props>(async () => {
    const Form = await load()
    return function Framed(props: Props): ReactNode {
      return <div data-form="">{createElement(Form, props)}</div>
    }
  })

  return function FormPart(props: Plain<Props>) {
    const box = useRef<HTMLDivElement>(null)
    const styles = useStyleCache()
    const isHydrating = !useHydrated()
    const [isNative] = useState(isHydrating && !import.meta.env.SSR && !import.meta.env.DEV)
    const takenOver = useRef<Promise<void>>(undefined)
    const isTaken = useRef(false)
    const [phase, setPhase] = useState<'idle' | 'waiting' | 'failed'>('idle')

    useEffect(() => {
      const form = box.current?.querySelector('form')
      if (isNative && form) adoptForm(form)
    }, [isNative])

    const takeOver = () => {
      takenOver.current ??= Promise.all([import('./take-over.tsx'), load()]).then(
        async ([module, Form]) => {
          // Plain props are props: their type only keeps functions out.
          const form = createElement(Form, props as unknown as Props)
          await module.takeOver(box.current, form, styles)
          isTaken.current = true
        },
      )
      takenOver.current.catch(() => {
        takenOver.current = undefined
      })
      return takenOver.current
    }
    const onTouch = () => {
      if (isNative) takeOver().catch(() => {})
    }
    const onInput = (event: FormEvent) => {
      if (event.target instanceof Element) {
        const form = event.target.closest('form')
        if (isNative && form) saveDraft(form)
      }
      onTouch()
    }
    const onBlur = ({ target, relatedTarget }: ReactFocusEvent) => {
      if (!isNative || isTaken.current) return
      // A field that is left before the form is there is looked at afterwards.
      const left = { bubbles: true, relatedTarget }
      const leave = () => target.dispatchEvent(new FocusEvent('focusout', left))
      takeOver().then(leave, () => {})
    }
    const onSubmit = async (event: FormEvent<HTMLElement>) => {
      if (!isNative || event.defaultPrevented) return
      event.preventDefault()
      const { submitter } = event.nativeEvent as SubmitEvent
      const form = event.target as HTMLFormElement
      setPhase('waiting')
      try {
        await takeOver()
        setPhase('idle')
        form.requestSubmit(submitter)
      } catch {
        setPhase('failed')
      }
    }
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: it hears what happens to the form in it
      <div
        ref={box}
        onFocus={onTouch}
        onBlur={onBlur}
        onPointerEnter={onTouch}
        onInput={onInput}
        onSubmit={onSubmit}
      >
        {createElement<Plain<Props>>(Part, props)}
        {phase === 'waiting' && <Pending />}
        {phase === 'failed' && <FormFailure form={box.current?.querySelector('form')} />}
      </div>
    )
  }
}
