// What a table with tools fetches once it stands there.
export { PaperBody } from './paper-body'
export { ToolButtons } from './tool-buttons'
