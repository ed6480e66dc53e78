import { m } from '@generated/messages/messages.js'
import { Eye, EyeOff } from 'lucide-react'
import { useCallback, useState } from 'react'
import { IconButton } from './icon-button'
import { Input, type InputProps } from './input'

/** Submitting the form hides the password again. Set autoComplete. */
export function PasswordInput(rest: Omit<InputProps, 'type' | 'ref'>) {
  const [shown, setShown] = useState(false)
  const hideOnSubmit = useCallback(({ form }: HTMLInputElement) => {
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])
  return (
    <Input
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      ref={hideOnSubmit}
      type={shown ? 'text' : 'password'}
      button={
        <IconButton
          label={shown ? m.form_password_hide() : m.form_password_show()}
          icon={shown ? <EyeOff /> : <Eye />}
          size="icon-sm"
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
