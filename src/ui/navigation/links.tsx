import { createLink } from '@tanstack/react-router'
import type { VariantProps } from 'class-variance-authority'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { buttonVariants } from '../inputs/button'
import { linkVariants } from './link-variants'

type ButtonAnchorProps = ComponentProps<'a'> & VariantProps<typeof buttonVariants>

/** A router link that looks like a button. */
export const ButtonLink = createLink(({ variant, size, block, className, children, ...props }: ButtonAnchorProps) => (
  <a {...props} className={clsx(buttonVariants({ variant, size, block }), className)}>
    {children}
  </a>
))

type TextAnchorProps = ComponentProps<'a'> & VariantProps<typeof linkVariants>

/** A router link in text. */
export const TextLink = createLink(({ tone, icon, className, children, ...props }: TextAnchorProps) => (
  <a {...props} className={clsx(linkVariants({ tone, icon }), className)}>
    {children}
  </a>
))
