// Parts of a table with tools that are lazy-loaded after the table has rendered.
export { PaperBody } from './paper-body'
export { ToolButtons } from './tool-buttons'
