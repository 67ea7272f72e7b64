import { randomBytes } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { type BucketOptions, openBucket } from "../../src/object-store/bucket";
import { checkBucket } from "../../src/object-store/check-bucket";
import { ACCESS_KEY, REGION, SECRET_KEY, signatureOf, startS3Server } from "../support/s3-server";

const CREDENTIALS = { accessKeyId: ACCESS_KEY, secretAccessKey: SECRET_KEY, region: REGION };

async function store(more: Partial<BucketOptions> = {}) {
  const server = await startS3Server();
  onTestFinished(server.close);
  return { server, bucket: openBucket({ url: server.url, ...CREDENTIALS, ...more }) };
}

test("the server of these tests signs as S3's documentation does", () => {
  const request = {
    method: "GET",
    url: "/test.txt",
    headers: {
      host: "examplebucket.s3.amazonaws.com",
      range: "bytes=0-9",
      "x-amz-date": "20130524T000000Z",
      "x-amz-content-sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
      authorization:
        "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=",
    },
  };
  expect(signatureOf(request, "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY")).toBe(
    "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
  );
});

test("an object is written, read and deleted", async () => {
  const { bucket, server } = await store();
  const bytes = randomBytes(300_000);
  await bucket.put("files/a/original", bytes);
  expect([...server.objects.keys()]).toEqual(["files/a/original"]);
  expect(await bucket.get("files/a/original")).toEqual(bytes);
  await bucket.delete("files/a/original");
  await bucket.delete("files/a/original");
  expect(await bucket.get("files/a/original")).toBeUndefined();
});

test("a bucket may be shared by prefixes", async () => {
  const { server } = await store();
  const bucket = openBucket({ url: `${server.url}/shop-1/`, ...CREDENTIALS });
  await bucket.put("files/a", Buffer.from("a"));
  expect([...server.objects.keys()]).toEqual(["shop-1/files/a"]);
});

test("a store that is away or out of order says so", async () => {
  const { bucket, server } = await store();
  server.setBroken(true);
  await expect(bucket.put("a", Buffer.from("a"))).rejects.toMatchObject({ status: 503, code: "SlowDown" });
  await expect(bucket.get("a")).rejects.toMatchObject({ status: 503 });
  await server.close().catch(() => undefined);
  const away = openBucket({ url: "http://127.0.0.1:9/pictures", ...CREDENTIALS });
  await expect(away.get("a")).rejects.toMatchObject({ status: 0 });
});

test("what can't be used is said in a sentence", async () => {
  const sentence = async (more: Partial<BucketOptions>) => checkBucket((await store(more)).bucket);
  expect(await sentence({})).toBe(true);
  await expect(sentence({ secretAccessKey: "wrong" })).rejects.toThrow(
    /^The object store http:\/\/127\.0\.0\.1:\d+\/pictures can't be used: the signature is wrong: check AWS_SECRET_ACCESS_KEY and AWS_REGION\.$/,
  );
  await expect(sentence({ accessKeyId: "AKIDOTHER" })).rejects.toThrow("check AWS_ACCESS_KEY_ID.");
  await expect(sentence({ region: "us-west-2" })).rejects.toThrow("another region: check AWS_REGION.");
  const { server } = await store();
  const other = openBucket({ url: server.url.replace("pictures", "others"), ...CREDENTIALS });
  await expect(checkBucket(other)).rejects.toThrow("there is no such bucket.");
  server.setBroken(true);
  expect(await checkBucket(openBucket({ url: server.url, ...CREDENTIALS }))).toBe(false);
});
