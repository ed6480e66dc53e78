// Parts of a table with tools that are lazy-loaded after the table has rendered.
export { BulkBar } from './bulk-bar'
export { PaperBody } from './paper-body'
export { ToolButtons } from './tool-buttons'
