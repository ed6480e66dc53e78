import { type ClassValue, clsx } from 'clsx'
import { twMerge } from 'tailwind-merge'

/** Joins classes as shadcn does: of two that set the same thing the later one stays. */
export function cn(...inputs: ClassValue[]): string {
  return twMerge(clsx(inputs))
}
