export declare const ENDED: number;
export declare function heapName(tool: string): string;
