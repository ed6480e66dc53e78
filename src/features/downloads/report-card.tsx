import type { ReportFormat } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { Download } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { focusFirstError } from '@/forms/errors/focus-first-error'
import { Alert, AlertDescription } from '@/ui/content/alert'
import { Card, CardContent, CardDescription, CardFooter, CardHeader, CardTitle } from '@/ui/content/card'
import { Button } from '@/ui/inputs/button'
import { RadioGroup } from '@/ui/inputs/radio-group'
import type { Block } from './report-period'

const REASONS: Record<Block, () => string> = {
  dates: () => m.downloads_block_dates(),
  benefits: () => m.downloads_block_benefits(),
  columns: () => m.downloads_block_no_columns(),
  'employee-columns': () => m.downloads_block_columns(),
  'wage-type': () => m.downloads_block_wage_type(),
}

export interface ReportCardProps {
  title: string
  description: string
  format: ReportFormat
  onFormat: (format: ReportFormat) => void
  /** The file will contain names or personal identity codes (DWN-04). */
  hasPersonalData: boolean
  block: Block | undefined
  isBusy: boolean
  onDownload: () => void
  /** Period, columns and other options of the report. */
  children: ReactNode
}

/** One report: description, format, options and the download button (DWN-01, DWN-05). */
export function ReportCard(props: ReportCardProps) {
  const name = useId()
  const ref = useRef<HTMLElement>(null)
  return (
    <Card ref={ref}>
      <CardHeader>
        <CardTitle>{props.title}</CardTitle>
        <CardDescription>{props.description}</CardDescription>
      </CardHeader>
      <CardContent>
        <div className="space-y-8">
          {props.children}
          <RadioGroup
            legend={m.downloads_format()}
            name={name}
            options={[
              { value: 'csv', label: m.downloads_format_csv() },
              { value: 'xls', label: m.downloads_format_xls() },
            ]}
            value={props.format}
            onChange={props.onFormat}
            layout="inline"
          />
        </div>
      </CardContent>
      <CardFooter>
        <div className="flex flex-wrap items-center justify-end gap-x-6 gap-y-3">
          {props.hasPersonalData && (
            <Alert variant="info" levelLabel={m.level_info()} className="grow basis-80 py-2.5!">
              <AlertDescription>{m.downloads_personal_note()}</AlertDescription>
            </Alert>
          )}
          <Button
            busy={props.isBusy}
            disabledReason={props.block && REASONS[props.block]()}
            onDisabledPress={() => ref.current && focusFirstError(ref.current)}
            className="max-sm:w-full"
            onClick={props.onDownload}
          >
            <Download aria-hidden="true" />
            {m.downloads_download()}
          </Button>
        </div>
      </CardFooter>
    </Card>
  )
}
