import { describe, expect, test } from "vitest";
import { isReviewed, openLines, reviewInput, validateReview } from "./review";

const VALUES = { "comments.0.star": "4", "comments.0.content": " Keeps warm. ", "comments.0.images": "" };
const CAN = { pay: false, cancel: false, receipt: false, comment: true };
const line = (id: number, is_commented: boolean) => ({
  id,
  is_commented,
  pro_id: 7,
  title: "Teapot",
  price: "5.00",
  num: 1,
  amount: "5.00",
});

test.each([
  [true, true],
  [false, false],
  [undefined, false],
] as const)("%j in is_commented: reviewed is %s", (is_commented, reviewed) => {
  expect(isReviewed(is_commented === undefined ? {} : { is_commented })).toBe(reviewed);
});

test("lines with a review, and orders that take none, have nothing left to write", () => {
  const goods = [line(1, true), line(2, false)];
  expect(openLines({ can: CAN, goods }).map(({ id }) => id)).toEqual([2]);
  expect(openLines({ can: { ...CAN, comment: false }, goods })).toEqual([]);
});

describe("a review", () => {
  test("needs from one to five stars and nothing else", () => {
    const stars = ["", "0", "6", "1.5", "x", "1", "5"].map(
      (star) => validateReview({ ...VALUES, "comments.0.star": star }, false)["comments.0.star"],
    );
    expect(stars).toEqual([...Array(5).fill("orders.chooseStars"), undefined, undefined]);
    expect(
      validateReview({ ...VALUES, "comments.0.content": "" }, false)["comments.0.content"],
    ).toBeUndefined();
  });

  test("waits for its pictures", () => {
    expect(validateReview(VALUES, true)["comments.0.images"]).toBe("orders.photosUnderWay");
    expect(validateReview(VALUES, false)["comments.0.images"]).toBeUndefined();
  });

  test("is sent with its line, its words without the space around them, and its pictures", () => {
    expect(reviewInput({ id: 2 }, VALUES, ["/uploads/a.webp"])).toEqual({
      order_goods_id: 2,
      star: 4,
      content: "Keeps warm.",
      images: ["/uploads/a.webp"],
    });
  });
});
