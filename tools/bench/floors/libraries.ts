/** Baseline for sizes: what the login and the lists use of the libraries, without the portal's code. Nothing is run. */
import { createFormHook, createFormHookContexts, revalidateLogic } from '@tanstack/react-form'
import { QueryClient, QueryClientProvider, useMutation, useSuspenseQuery } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  redirect,
} from '@tanstack/react-router'
import axios from 'axios'
import { cva } from 'class-variance-authority'
import { createRoot } from 'react-dom/client'
import { int, maxLength, minLength, object, parse, string } from 'zod/mini'

const form = [createFormHook, createFormHookContexts, revalidateLogic]
const query = [QueryClient, QueryClientProvider, useMutation, useSuspenseQuery]
const router = [createRootRouteWithContext, createRoute, createRouter, Outlet, RouterProvider, redirect]
const zod = [int, maxLength, minLength, object, parse, string]
// Reachable from the window, so that the bundler keeps them.
Object.assign(window, { libraries: [form, query, router, zod, axios, cva, createRoot] })
document.body.append('ready')
