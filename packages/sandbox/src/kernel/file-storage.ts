import type { WrappedKey } from "./envelope-encryption";

/** Everyone may see a public picture. An identity document, a signature or a proof is only for the member who uploaded it. */
export type FileCategory = "public" | "kyc";

/** A row of the table `file`: an upload, wherever its bytes are. */
export interface FileRecord {
  /** 32 hexadecimal digits. */
  readonly id: string;
  readonly memberId: number;
  readonly category: FileCategory;
  readonly mime: string;
  readonly width: number;
  readonly height: number;
  /** Of an identity document. */
  readonly key?: WrappedKey | undefined;
  /** Unix seconds. */
  readonly createtime: number;
}

/** Stores uploads: encrypted identity documents and plain public pictures. The bytes of an id never change. */
export interface FileStorage {
  /** Stores a new file atomically. @throws {HttpError} 503 while the storage can't be reached */
  save(file: FileRecord, bytes: Buffer): Promise<void>;
  /**
   * The bytes of a file. Callers check access first.
   *
   * @returns undefined when the file doesn't exist
   * @throws {HttpError} 503 while the storage can't be reached
   */
  read(id: string): Promise<Buffer | undefined>;
  /** Public pictures in other widths, as they were made before. */
  readonly widths: WidthStorage;
}

/** A cache of files that can be made again, so a failure costs time but never a response. Widths of a picture are deleted with it. */
export interface WidthStorage {
  /** @param id the picture's @param name of the width and type */
  read(id: string, name: string): Promise<Uint8Array | undefined>;
  write(id: string, name: string, bytes: Uint8Array): Promise<void>;
}
