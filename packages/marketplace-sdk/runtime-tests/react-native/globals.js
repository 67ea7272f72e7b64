/**
 * What React Native 0.76 adds to the language, as far as the SDK and its cases use it. There is no `crypto`, no `document`, no
 * `localStorage`, no `File`, no `indexedDB`, no `BroadcastChannel`, no `navigator.locks`, no `TextDecoder` and no `Intl.DisplayNames`.
 *
 * `fetch` hands each request to `globalThis.respond`, which the cases set.
 */
class Headers {
  constructor(entries = {}) {
    this.map = {};
    for (const [name, value] of Array.isArray(entries) ? entries : Object.entries(entries))
      this.append(name, value);
  }
  append(name, value) {
    this.map[name.toLowerCase()] = String(value);
  }
  get(name) {
    return this.map[name.toLowerCase()] ?? null;
  }
}

class Response {
  constructor(body, { status = 200, headers } = {}) {
    Object.assign(this, {
      body_: body ?? "",
      status,
      ok: status >= 200 && status < 300,
      headers: new Headers(headers),
    });
  }
  async text() {
    return this.body_;
  }
}

/** It takes `{ uri, name, type }` for a file, and shows its parts to the native side. */
class FormData {
  constructor() {
    this.parts = [];
  }
  append(name, value) {
    this.parts.push([name, value]);
  }
  getParts() {
    return this.parts.map(([fieldName, value]) => ({
      fieldName,
      ...(typeof value === "object" ? value : { string: String(value) }),
    }));
  }
}

/** As the package `abort-controller` has it: a signal without a reason. */
class AbortController {
  constructor() {
    const listeners = new Set();
    this.signal = {
      aborted: false,
      addEventListener: (_type, listener) => listeners.add(listener),
      removeEventListener: (_type, listener) => listeners.delete(listener),
    };
    this.abort = () => {
      if (this.signal.aborted) return;
      this.signal.aborted = true;
      for (const listener of listeners) listener();
    };
  }
}

const fetch = (url, init) =>
  new Promise((resolve, reject) => {
    const fail = () => reject(new TypeError("Network request failed"));
    init.signal.addEventListener("abort", fail);
    // A turn later, as over a network.
    const respond = () =>
      Promise.resolve()
        .then(() => globalThis.respond(url, init))
        .then(resolve, fail);
    setTimeout(respond, 1);
  });

class TextEncoder {
  encode(text) {
    const escaped = encodeURIComponent(text).replace(/%(..)/g, (_, hex) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    return Uint8Array.from(escaped, (character) => character.charCodeAt(0));
  }
}

const BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

function btoa(binary) {
  let text = "";
  for (let at = 0; at < binary.length; at += 3) {
    const bits = [0, 1, 2].reduce((sum, next) => sum * 256 + (binary.charCodeAt(at + next) || 0), 0);
    for (let place = 0; place < 4; place++) {
      text += at + place > binary.length ? "=" : BASE64[Math.floor(bits / 64 ** (3 - place)) % 64];
    }
  }
  return text;
}

function atob(text) {
  let binary = "";
  let bits = 0;
  [...text.replace(/=+$/, "")].forEach((character, at) => {
    bits = (bits * 64 + BASE64.indexOf(character)) % 2 ** 24;
    if (at % 4 > 0) binary += String.fromCharCode(Math.floor(bits / 4 ** (3 - (at % 4))) % 256);
  });
  return binary;
}

Object.assign(globalThis, { Headers, Response, FormData, AbortController, fetch, TextEncoder, btoa, atob });
globalThis.window = globalThis;
globalThis.navigator = { product: "ReactNative" };
globalThis.performance = { now: () => Date.now() };
globalThis.queueMicrotask = (run) => void Promise.resolve().then(run);
if (globalThis.Intl) delete globalThis.Intl.DisplayNames;
