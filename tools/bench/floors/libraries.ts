/** Baseline for sizes: what the login and the forms use of the libraries, without the portal's code. */
import * as form from '@tanstack/react-form'
import * as query from '@tanstack/react-query'
import * as router from '@tanstack/react-router'
import axios from 'axios'
import { cva } from 'class-variance-authority'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import * as zod from 'zod/mini'

const libraries = [
  [form.createFormHook, form.createFormHookContexts, form.revalidateLogic],
  [query.QueryClient, query.QueryClientProvider, query.useMutation, query.useSuspenseQuery],
  [router.createRootRouteWithContext, router.createRoute, router.createRouter, router.RouterProvider],
  [router.Outlet, router.redirect],
  [axios, cva, createElement, createRoot],
  [zod.object, zod.string, zod.minLength, zod.maxLength, zod.int, zod.parse],
]
// Otherwise the bundler would drop them, because nothing calls them.
Object.assign(window, { libraries })
