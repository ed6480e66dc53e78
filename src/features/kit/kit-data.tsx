import { Link } from '@tanstack/react-router'
import { Dumbbell, Utensils } from 'lucide-react'
import { Card, CardAction, CardContent, CardDescription, CardFooter, CardHeader, CardTitle } from '@/ui/content/card'
import { Carousel } from '@/ui/content/carousel'
import { DescriptionList } from '@/ui/content/description-list'
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableFooter,
  TableHead,
  TableHeader,
  TableRow,
  tableClasses,
} from '@/ui/content/table'
import { Tile } from '@/ui/content/tile'
import { Button } from '@/ui/inputs/button'
import { linkVariants } from '@/ui/navigation/link-variants'
import { Columns, KitSection, Sample } from './kit-section'
import { useKitTexts } from './kit-texts'

export function KitData() {
  const t = useKitTexts()
  const rows = t.rows.map(([label = '', value]) => ({ label, value }))
  return (
    <KitSection id="data" title="Card, Tile, Table, Carousel">
      <Sample name="Card">
        <Columns>
          <Card>
            <CardHeader>
              <CardTitle headingLevel={3}>{t.cardTitle}</CardTitle>
              <CardDescription>{t.cardText}</CardDescription>
            </CardHeader>
            <CardContent>
              <DescriptionList rows={rows} />
            </CardContent>
          </Card>
          <Card>
            <CardHeader>
              <CardTitle headingLevel={3}>{t.cardTitle}</CardTitle>
              <CardAction>
                <Button variant="outline" size="sm">
                  {t.edit}
                </Button>
              </CardAction>
            </CardHeader>
            <CardContent>
              <DescriptionList layout="stacked" rows={rows} />
            </CardContent>
            <CardFooter>
              <Button>{t.save}</Button>
            </CardFooter>
          </Card>
          <Card>
            <CardContent>{t.cardText}</CardContent>
          </Card>
        </Columns>
      </Sample>
      <Sample name="Tile">
        <Columns>
          <Tile
            title={t.tiles[0] ?? ''}
            headingLevel={3}
            icon={<Utensils />}
            value="4 250,00 €"
            link={(props) => <Link to="/" {...props} />}
          >
            {t.tileText}
          </Tile>
          <Tile
            title={t.tiles[1] ?? ''}
            headingLevel={3}
            icon={<Dumbbell />}
            actions={
              <Link to="/" className={linkVariants()}>
                {t.tileLink}
              </Link>
            }
          >
            {t.tileText}
          </Tile>
        </Columns>
      </Sample>
      <Sample name="Table">
        <Card>
          <CardContent flush>
            <PlainTable />
          </CardContent>
        </Card>
      </Sample>
      <Sample name="Carousel">
        <Card>
          <CardContent>
            <Carousel
              label={t.news}
              previousLabel={t.previous}
              nextLabel={t.next}
              positionText={(current, count) => `${current} / ${count}`}
              slides={t.newsTitles.map((title) => ({ key: title, content: <Slide title={title} /> }))}
            />
          </CardContent>
        </Card>
      </Sample>
    </KitSection>
  )
}

function Slide({ title }: { title: string }) {
  const t = useKitTexts()
  return (
    <div className="space-y-2 p-1">
      <p className="font-semibold">{title}</p>
      <Link to="/" className={linkVariants()}>
        {t.open}
        <span className="sr-only">{` ${title}`}</span>
      </Link>
    </div>
  )
}

function PlainTable() {
  const t = useKitTexts()
  const kinds = ['date', 'text', 'money'] as const
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable by keyboard
    <section className={tableClasses.scroller} aria-label={t.tableCaption} tabIndex={0}>
      <Table>
        <TableCaption>{t.tableCaption}</TableCaption>
        <TableHeader>
          <tr>
            {t.tableHead.map((head, i) => (
              <TableHead key={head} kind={kinds[i]}>
                {head}
              </TableHead>
            ))}
          </tr>
        </TableHeader>
        <TableBody>
          {t.tableRows.map((row) => (
            <TableRow key={row.join()}>
              {row.map((cell, i) => (
                <TableCell key={cell} kind={kinds[i]}>
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <tr>
            <TableHead scope="row" colSpan={2}>
              {t.tableSum}
            </TableHead>
            <TableCell kind="money">{t.total}</TableCell>
          </tr>
        </TableFooter>
      </Table>
    </section>
  )
}
