import { m } from '@generated/messages/messages.js'
import { clsx } from 'clsx'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { IconButton } from './icon-button'
import { controlVariants } from './input'

/** Submitting the form hides the password again. Set autoComplete. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type' | 'ref'>) {
  const [shown, setShown] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const form = input.current?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])
  return (
    <span className={clsx('relative block', className)}>
      <input
        ref={input}
        data-slot="password-input"
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        type={shown ? 'text' : 'password'}
        className={clsx(controlVariants(), 'pr-12 read-only:bg-muted')}
      />
      <IconButton
        label={shown ? m.form_password_hide() : m.form_password_show()}
        icon={shown ? <EyeOff /> : <Eye />}
        size="icon-sm"
        className="absolute! inset-y-0 right-1 my-auto"
        onClick={() => setShown(!shown)}
      />
    </span>
  )
}
