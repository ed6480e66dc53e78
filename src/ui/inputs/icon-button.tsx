import type { ReactNode } from 'react'
import { Button, type ButtonProps } from './button'

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'size' | 'block' | 'aria-label'> {
  label: string
  icon: ReactNode
  size?: 'icon' | 'icon-sm'
}

/** A button with only an icon, where space is short or the icon is conventional. */
export function IconButton({ label, icon, size = 'icon', variant = 'ghost', ...rest }: IconButtonProps) {
  return (
    <Button data-slot="icon-button" {...rest} variant={variant} size={size} title={label}>
      {icon}
      <span className="sr-only">{label}</span>
    </Button>
  )
}
