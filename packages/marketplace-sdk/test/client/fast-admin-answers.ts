/**
 * What a stock FastAdmin 1.5.0 sends (ThinkPHP 5.0.25, PHP 8.2, MariaDB), as bytes of its responses: slashes are escaped, `time` is a text from
 * controllers and a number from the handler of exceptions. Rows of the catalog are those of an add-on, whose filtered lists keep their keys.
 */
const controller = (fields: string) => `{${fields},"time":"1795175706"}`;

export const answers = {
  login: controller(
    '"code":1,"msg":"登录成功","data":{"userinfo":{"id":1,"username":"mira","nickname":"O&#039;Brien &amp; Sons","mobile":null,"avatar":"\\/uploads\\/x.png","score":0,"token":"8f14e45f-ceea-467f-a0e6-1795175706aa","user_id":1,"createtime":1795175706,"expiretime":1797767706,"expires_in":2592000}}',
  ),
  /** `user/index` says no more than this. */
  account: controller('"code":1,"msg":"","data":{"welcome":"O&#039;Brien &amp; Sons"}'),
  home: controller('"code":1,"msg":"请求成功","data":null'),
  emailCode: controller('"code":1,"msg":"发送成功","data":null'),
  upload: controller(
    '"code":1,"msg":"上传成功","data":{"url":"\\/uploads\\/20261120\\/8f14e45f.png","fullurl":"http:\\/\\/fastadmin.example\\/uploads\\/20261120\\/8f14e45f.png"}',
  ),
  wrongPassword: controller('"code":0,"msg":"密码不正确","data":null'),
  /** A batch validation names the fields. */
  invalid: controller('"code":0,"msg":{"name":"请填写 &quot;名称&quot;","age":"年龄不正确"},"data":null'),
  tooSoon: controller('"code":0,"msg":"发送频繁","data":null'),
  signInFirst: '{"code":401,"msg":"请登录后操作","time":1795175706,"data":null}',
  notFound: '{"code":404,"msg":"An error occurred","time":1795175706,"data":null}',
  exception: '{"code":500,"msg":"Undefined variable $x &amp; more","time":1795175706,"data":null}',
  foreignOrigin: "跨域检测无效",
  products: controller(
    '"code":1,"msg":"","data":{"total":"2","per_page":10,"current_page":1,"last_page":1,"data":{"1":{"id":"7","shop_id":"1","title":"Mug &lt;blue&gt;","price":14.2,"images":"\\/uploads\\/a.png,\\/uploads\\/b.png"},"4":{"id":"8","shop_id":"1","title":"Kettle","price":"9.90","images":null}}}',
  ),
  product: controller(
    '"code":1,"msg":"","data":{"id":7,"shop_id":1,"title":"Mug","price":"14.20","images":{"1":"\\/uploads\\/a.png"},"skus":{"2":{"id":71,"price":14.2,"spec":["Red &amp; blue"]}},"shop":[],"content":"<p>A &amp; B<\\/p>","own":{"note":"a &amp;amp; b"}}',
  ),
  addresses: controller(
    '"code":"1","msg":"","data":{"total":1,"per_page":10,"current_page":1,"last_page":1,"data":[{"id":"3","name":"Mira","mobile":"1","address":"Quay 1","zip":null,"is_default":0}]}',
  ),
};
