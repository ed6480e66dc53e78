import type { Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'

const fill = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)

/** Fills in the steps of a new contract before its signing. */
export const CONTRACT_STEPS: readonly ((page: Page) => Promise<void>)[] = [
  async (page) => {
    await fill(page, m.sign_up_company_name(), 'Pyynikin Uusi Paahtimo Oy')
    await fill(page, m.sign_up_business_id(), '98123462')
    await page.getByRole('radio', { name: m.company_size_3() }).check()
    await fill(page, m.address_line(), 'Satakunnankatu 18')
    await fill(page, m.address_post_code(), '33210')
    await fill(page, m.address_city(), 'Tampere')
  },
  async (page) => {
    await fill(page, m.invoicing_email(), 'laskut@paahtimo.example')
    await page.getByRole('button', { name: m.contract_same_address(), exact: true }).click()
  },
  async (page) => {
    await fill(page, m.sign_up_first_name(), 'Aino')
    await fill(page, m.sign_up_last_name(), 'Virta')
    await fill(page, m.sign_up_email(), 'aino.virta@paahtimo.example')
    await fill(page, m.sign_up_phone(), '0401234567')
  },
]
