/** True in mocked runs (`vite --mode mock`); a constant, so that production builds drop what it guards. */
declare const __MOCKED__: boolean
