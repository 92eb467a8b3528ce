/* The parts of pdfmake that are used here. Its published types bring the browser's types along, which a server does
   not have. */
declare module 'pdfmake' {
  export interface PdfNode {
    readonly headlineLevel?: number;
  }
  interface Definition {
    readonly content: readonly unknown[];
    readonly footer?: (page: number, pages: number) => unknown;
    readonly pageBreakBefore?: (node: PdfNode, nodes: { getFollowingNodesOnPage(): readonly PdfNode[] }) => boolean;
    readonly [setting: string]: unknown;
  }
  interface Faces {
    readonly normal: string;
    readonly bold: string;
    readonly italics: string;
    readonly bolditalics: string;
  }
  const pdfmake: {
    setFonts(fonts: Readonly<Record<string, Faces>>): void;
    setUrlAccessPolicy(allowed: (url: string) => boolean): void;
    setLocalAccessPolicy(allowed: (path: string) => boolean): void;
    createPdf(definition: Definition): { getBuffer(): Promise<Buffer> };
  };
  export default pdfmake;
}
